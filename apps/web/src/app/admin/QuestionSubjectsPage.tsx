import { adminFaqTexts as texts } from '@bolillero/texts/admin-faq';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Key } from '../../components/keys/Key.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { Breadcrumb } from '../../components/ui/Breadcrumb.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { type Subject, useSubjects } from '../../features/admin-faq/api.ts';
import { SubjectTable } from '../../features/admin-faq/components/SubjectTable.tsx';
import { SubjectWindow } from '../../features/admin-faq/components/SubjectWindow.tsx';
import { paths } from '../../paths.ts';

/** `/admin/questions`: the subjects of the frequent questions. */
export function QuestionSubjectsPage() {
  const subjects = useSubjects();
  const [edited, setEdited] = useState<{ readonly subject: Subject | null } | null>(null);
  const create = () => setEdited({ subject: null });
  useKeys([{ key: 'n', label: texts.subjects.add, run: create }]);
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      rightSection={<Key>N</Key>}
      onClick={create}
    >
      {texts.subjects.add}
    </Button>
  );
  return (
    <>
      <Breadcrumb
        above={[
          { name: texts.dashboard, link: <TextLink {...paths.adminToday()}>{texts.dashboard}</TextLink> },
        ]}
        here={texts.title}
      />
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={add} />
      <Loaded
        query={subjects}
        waiting={<RowsSkeleton rows={6} height={48} />}
        empty={<EmptyState title={texts.subjects.empty} hint={texts.subjects.emptyHint} />}
      >
        {(rows) => <SubjectTable subjects={rows} onEdit={(subject) => setEdited({ subject })} />}
      </Loaded>
      {edited && <SubjectWindow subject={edited.subject} onClose={() => setEdited(null)} />}
    </>
  );
}
