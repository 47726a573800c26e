import { stories, storyTexts } from '@bolillero/texts/public-stories';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Beside } from '../../components/reading/Beside.tsx';
import readingClasses from '../../components/reading/reading.module.css';
import { Sections } from '../../components/reading/Sections.tsx';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { paths, routes } from '../../paths.ts';
import classes from './Stories.module.css';

const route = getRouteApi(`/open${routes.story}`);

/** One article; the first of them when the address names none. */
export function StoryPage() {
  const { historia = stories[0]?.slug } = route.useSearch();
  const story = stories.find(({ slug }) => slug === historia);
  const title = useRef<HTMLDivElement>(null);
  const shown = useRef(historia);
  // another article is another page, though its path is the same
  useEffect(() => {
    if (shown.current !== historia) title.current?.focus({ preventScroll: true });
    shown.current = historia;
  }, [historia]);
  if (!story)
    return (
      <>
        <PageHeader title={storyTexts.title} />
        <EmptyState
          title={storyTexts.unknown}
          hint={storyTexts.unknownHint}
          action={<ButtonLink {...paths.stories()}>{storyTexts.back}</ButtonLink>}
        />
      </>
    );
  const others = stories.filter(({ slug }) => slug !== story.slug);
  return (
    <article>
      <p className={classes.back}>
        <TextLink {...paths.stories()}>{storyTexts.back}</TextLink>
      </p>
      <div ref={title} tabIndex={-1} className={classes.beginning}>
        <PageHeader title={story.title} subtitle={storyTexts.read(story.minutes)} />
      </div>
      <PageMeta title={story.title} description={story.summary} />
      <Beside
        aside={
          <nav aria-labelledby="next" className={classes.next}>
            <h2 id="next">{storyTexts.next}</h2>
            <ul>
              {others.map(({ slug, title, minutes }) => (
                <li key={slug}>
                  <TextLink {...paths.story(slug)}>{title}</TextLink>
                  <span className={classes.minutes}>{storyTexts.read(minutes)}</span>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <p className={readingClasses.lead}>{story.summary}</p>
        <Sections sections={story.sections}>
          <p className={readingClasses.note}>{storyTexts.advice}</p>
        </Sections>
      </Beside>
    </article>
  );
}
