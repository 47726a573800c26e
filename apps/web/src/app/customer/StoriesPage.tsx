import { stories, storyTexts } from '@bolillero/texts/public-stories';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { paths } from '../../paths.ts';
import classes from './Stories.module.css';
import { TitleLink } from './TitleLink.tsx';

/** Winners' stories: published with their permission only; until there are some, what winners should know. */
export function StoriesPage() {
  return (
    <>
      <PageHeader title={storyTexts.title} subtitle={storyTexts.lead} />
      <PageMeta title={storyTexts.title} description={storyTexts.description} />
      <p className={classes.permission}>{storyTexts.permission}</p>
      <h2 className={classes.heading}>{storyTexts.guides}</h2>
      <ul className={classes.list}>
        {stories.map(({ slug, title, summary, minutes }) => (
          <li key={slug} className={classes.card}>
            <h3 className={classes.title}>
              <TitleLink {...paths.story(slug)}>{title}</TitleLink>
            </h3>
            <p className={classes.summary}>{summary}</p>
            <p className={classes.minutes}>{storyTexts.read(minutes)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
