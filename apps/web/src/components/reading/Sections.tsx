import type { ReactNode } from 'react';
import classes from './reading.module.css';

interface SectionsProps {
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly list?: readonly string[];
  }[];
  /** Numbers before the titles, as rules have them. */
  readonly numbered?: boolean;
  /** Lists the sections first, each a link to its place. */
  readonly contents?: string;
  readonly children?: ReactNode;
}

const anchor = (index: number) => `seccion-${index + 1}`;

/** A written text in sections, in a measure that reads well. */
export function Sections({ sections, numbered = false, contents, children }: SectionsProps) {
  const heading = (title: string, index: number) => (numbered ? `${index + 1}. ${title}` : title);
  return (
    <div className={classes.text} data-contents={contents !== undefined || undefined}>
      {contents && (
        <nav aria-label={contents} className={classes.contents}>
          <p className={classes.contentsTitle}>{contents}</p>
          <ol>
            {sections.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${anchor(index)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.body}>
        {sections.map(({ title, paragraphs, list }, index) => (
          <section key={title} id={anchor(index)} aria-labelledby={`${anchor(index)}-titulo`}>
            <h2 id={`${anchor(index)}-titulo`}>{heading(title, index)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
