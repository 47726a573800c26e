import { adminFaqTexts as texts } from '@bolillero/texts/admin-faq';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { failedWith } from '../../api/api-error.ts';
import { Key } from '../../components/keys/Key.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { Breadcrumb } from '../../components/ui/Breadcrumb.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LazyWindow } from '../../components/ui/LazyWindow.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { type Question, useQuestions } from '../../features/admin-faq/api.ts';
import { QuestionAccordion } from '../../features/admin-faq/components/QuestionAccordion.tsx';
import { paths } from '../../paths.ts';

/** The editor is most of this page's script: it comes with the first window. */
const loadWindow = async () =>
  (await import('../../features/admin-faq/components/QuestionWindow.tsx')).QuestionWindow;

/** `/admin/questions/{subjectId}`: the questions of one subject. */
export function SubjectQuestionsPage() {
  const subjectId = Number(useParams({ from: '/office/admin/questions/$id' }).id);
  const query = useQuestions(subjectId);
  const [edited, setEdited] = useState<{ readonly question: Question | null } | null>(null);
  const create = () => setEdited({ question: null });
  const isGone = query.data === undefined && failedWith(query.error, 'not-found', 'input-invalid');
  useKeys(isGone ? [] : [{ key: 'n', label: texts.questions.add, run: create }]);
  if (isGone)
    return (
      <EmptyState
        title={texts.questions.gone}
        hint={texts.questions.goneHint}
        action={<ButtonLink {...paths.adminSubjects()}>{texts.questions.back}</ButtonLink>}
      />
    );
  const title = query.data?.title ?? texts.title;
  return (
    <>
      <Breadcrumb
        above={[
          { name: texts.dashboard, link: <TextLink {...paths.adminToday()}>{texts.dashboard}</TextLink> },
          { name: texts.title, link: <TextLink {...paths.adminSubjects()}>{texts.title}</TextLink> },
        ]}
        here={title}
      />
      <PageHeader
        title={title}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            rightSection={<Key>N</Key>}
            onClick={create}
          >
            {texts.questions.add}
          </Button>
        }
      />
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={6} height={48} />}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<EmptyState title={texts.questions.empty} hint={texts.questions.emptyHint} />}
      >
        {({ questions }) => (
          <QuestionAccordion
            subjectId={subjectId}
            questions={questions}
            onEdit={(question) => setEdited({ question })}
          />
        )}
      </Loaded>
      {edited && (
        <LazyWindow
          load={loadWindow}
          props={{ subjectId, question: edited.question, onClose: () => setEdited(null) }}
          onFailed={() => setEdited(null)}
        />
      )}
    </>
  );
}
