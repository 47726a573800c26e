import { responsibleTexts as words } from '@bolillero/texts/public-responsible';
import { useSettings } from '../../api/settings.ts';
import readingClasses from '../../components/reading/reading.module.css';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { HelpLines } from './responsible/HelpLines.tsx';
import classes from './responsible/Responsible.module.css';
import { TrueOdds } from './responsible/TrueOdds.tsx';

/** Limits, pause, true odds, signs of a problem, and where to find help. */
export function ResponsiblePlayPage() {
  const age = useSettings().minAge;
  const { tools, signs, advice, minors } = words;
  return (
    <>
      <PageHeader title={words.title} subtitle={words.adults(age)} />
      <PageMeta title={words.title} description={words.description} />
      <p className={readingClasses.lead}>{words.lead}</p>
      <section aria-labelledby="herramientas" className={classes.section}>
        <h2 id="herramientas">{tools.title}</h2>
        <div className={classes.pair}>
          {[tools.limit, tools.pause].map(({ title, text }) => (
            <div key={title} className={classes.card}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <ButtonLink {...paths.profile('limits')} size="md">
          {tools.toProfile}
        </ButtonLink>
      </section>
      <TrueOdds />
      <div className={classes.pair}>
        {[signs, { lead: undefined, ...advice }].map(({ title, lead, list }) => (
          <section key={title} className={classes.section}>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <HelpLines />
      <section aria-labelledby="menores" className={classes.section}>
        <h2 id="menores">{minors.title}</h2>
        <p>{minors.text(age)}</p>
      </section>
    </>
  );
}
