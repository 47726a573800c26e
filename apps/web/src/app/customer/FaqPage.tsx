import { faqTexts as words } from '@bolillero/texts/public-faq';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { FaqList } from '../../features/faq/components/FaqList.tsx';
import { paths } from '../../paths.ts';

/** Subjects and their questions. */
export function FaqPage() {
  const { hash } = useLocation();
  const write = (
    <ButtonLink {...paths.support()} variant="default" size="md">
      {words.write}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.lead} />
      <PageMeta title={words.title} description={words.description} />
      <FaqList place={hash} action={write} />
    </>
  );
}
