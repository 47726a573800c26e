import { legalTexts, type WrittenSection } from '@bolillero/texts/public-legal';
import { uiTexts } from '@bolillero/texts/ui';
import { paths } from '../../paths.ts';
import { TextLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import classes from './reading.module.css';
import { Sections } from './Sections.tsx';

interface LegalTextProps {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly WrittenSection[];
}

/** A text that binds: dated, numbered, with its contents before it. */
export function LegalText({ title, description, lead, sections }: LegalTextProps) {
  return (
    <>
      <PageHeader title={title} subtitle={legalTexts.updated} />
      <PageMeta title={title} description={description} />
      <p className={classes.lead}>{lead}</p>
      <Sections sections={sections} numbered contents={legalTexts.contents}>
        <nav aria-label={legalTexts.related} className={classes.related}>
          <TextLink {...paths.terms()}>{uiTexts.footer.terms}</TextLink>
          <TextLink {...paths.privacy()}>{uiTexts.footer.privacy}</TextLink>
          <TextLink {...paths.responsiblePlay()}>{uiTexts.footer.responsiblePlay}</TextLink>
          <TextLink {...paths.support()}>{uiTexts.nav.support}</TextLink>
        </nav>
      </Sections>
    </>
  );
}
