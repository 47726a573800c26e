import { faqTexts as words } from '@bolillero/texts/public-faq';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Beside } from '../../../components/reading/Beside.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { type Topic, useTopics } from '../api.ts';
import { matchingTopics } from '../search.ts';
import { anchorOf, QuestionItem } from './QuestionItem.tsx';
import classes from './Questions.module.css';

interface FaqListProps {
  /** The place that the address names, without its mark: `pregunta-3`. */
  readonly place: string;
  /** Offered where nothing was found. */
  readonly action: ReactNode;
}

/** Every question under its subject, with a search over all of them. */
export function FaqList({ place, action }: FaqListProps) {
  const query = useTopics();
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const known = query.data !== undefined;
  // The answers arrive after the browser has looked for the place: it is gone to once they are there.
  useEffect(() => {
    const item = known && place !== '' ? root.current?.querySelector(`#${CSS.escape(place)}`) : null;
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView({ block: 'start' });
    item.querySelector('summary')?.focus({ preventScroll: true });
  }, [known, place]);
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={8} height={50} />}
      empty={<EmptyState title={words.none} hint={words.noneHint} action={action} />}
    >
      {(data) => {
        const topics = matchingTopics(data, typed);
        const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
        return (
          <div ref={root}>
            <search className={classes.search}>
              <TextField
                label={words.search}
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </search>
            <p role="status" className={classes.found}>
              {typed.trim() !== '' && words.found(count)}
            </p>
            <Beside aside={<Topics topics={topics} action={action} />}>
              {topics.map((topic) => (
                <section key={topic.id} aria-labelledby={`tema-${topic.id}`} className={classes.topic}>
                  <h2 id={`tema-${topic.id}`} className={classes.topicTitle}>
                    {topic.title}
                  </h2>
                  {topic.questions.map((question) => (
                    <QuestionItem
                      key={question.id}
                      question={question}
                      linked
                      open={place === anchorOf(question.id)}
                    />
                  ))}
                </section>
              ))}
              {count === 0 && <EmptyState title={words.notFound} hint={words.notFoundHint} action={action} />}
            </Beside>
          </div>
        );
      }}
    </Loaded>
  );
}

/** The subjects at hand while reading, and the way on when none of them helps. */
function Topics({ topics, action }: { topics: readonly Topic[]; action: ReactNode }) {
  if (topics.length === 0) return null;
  return (
    <div className={classes.aside}>
      <nav aria-label={words.topics} className={classes.topics}>
        <p className={classes.asideTitle}>{words.topics}</p>
        <ul>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a href={`#tema-${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.write}>
        <p className={classes.asideTitle}>{words.notThere}</p>
        <p>{words.notThereHint}</p>
        {action}
      </div>
    </div>
  );
}
