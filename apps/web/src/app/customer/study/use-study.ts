import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StudyProps } from '../../../api/study.ts';

/**
 * What a study reads from the address and writes into it. Each change is a step that back undoes, unless it says otherwise; the page
 * stays where it was scrolled to.
 */
export function useStudy(): Pick<StudyProps, 'search' | 'onSearch'> {
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
  return { search, onSearch };
}
