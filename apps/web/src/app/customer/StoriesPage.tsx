import { stories, storyTexts } from '@bolillero/texts/public-stories';
import { LazyWindow } from '../../components/ui/LazyWindow.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { useStories } from '../../features/stories/api.ts';
import { paths } from '../../paths.ts';
import classes from './Stories.module.css';
import { TitleLink } from './TitleLink.tsx';

/** Winners' stories: published with their permission only; until there are some, what winners should know. */
export function StoriesPage() {
  return (
    <>
      <PageHeader title={storyTexts.title} subtitle={storyTexts.lead} />
      <PageMeta title={storyTexts.title} description={storyTexts.description} />
      <Winners />
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

/** The balls come with the first story: most houses have none, and nobody waits for them. */
const loadStories = async () =>
  (await import('../../features/stories/components/WinnerStories.tsx')).WinnerStories;

/** What winners agreed to; while there is nothing of it, that is said and no more. */
function Winners() {
  const { data: told = [] } = useStories();
  if (told.length === 0) return <p className={classes.permission}>{storyTexts.permission}</p>;
  return (
    <section aria-labelledby="testimonios">
      <h2 id="testimonios" className={classes.heading}>
        {storyTexts.winners}
      </h2>
      <p className={classes.permission}>{storyTexts.agreed}</p>
      <LazyWindow load={loadStories} props={{ stories: told }} onFailed={() => {}} />
    </section>
  );
}
