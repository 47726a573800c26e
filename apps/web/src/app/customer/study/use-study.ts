import { studyTexts } from '@bolillero/texts/study';
import { type NavigateOptions, useNavigate, useSearch } from '@tanstack/react-router';
import type { StudyProps } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showSuccess } from '../../../components/ui/notice-store.ts';

/**
 * What a study reads from the address and writes into it. Each change is a step that back undoes, unless it says otherwise; the page
 * stays where it was scrolled to. `drawPlace`: where the page shows the slip of one draw.
 */
export function useStudy(
  drawPlace: (date: string) => { readonly to: string; readonly params: object; readonly search: object },
): Pick<StudyProps, 'search' | 'onSearch' | 'onShowDraw'> {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const onSearch: StudyProps['onSearch'] = (changed, { replace = false } = {}) => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...changed }),
      replace,
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  };
  const onShowDraw = async (date: string) => {
    const { title, message, done } = studyTexts.showDraw;
    if (!(await confirm({ title, message: message(dateInWords(date, 'long')) }))) return;
    await navigate(drawPlace(date) as NavigateOptions);
    showSuccess(done);
  };
  return { search, onSearch, onShowDraw: (date) => void onShowDraw(date) };
}
