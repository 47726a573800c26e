import classes from './Tab.module.css';

interface PointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** They follow each other: numbered, like balls. */
  readonly steps?: boolean;
}

/** Short points side by side. */
export function Points({ points, steps = false }: PointsProps) {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className={classes.points} data-steps={steps || undefined}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
