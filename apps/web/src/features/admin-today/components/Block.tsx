import type { ReactNode } from 'react';
import { Bone } from '../../../components/ui/Bone.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { Loading } from '../../../components/ui/skeletons.tsx';
import classes from './Today.module.css';

interface BlockProps<T> {
  readonly title: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly query: Asked<T>;
  /** Height in pixels of what is to come. */
  readonly height: number;
  readonly children: (data: T) => ReactNode;
}

/** A part of the page with its title; it waits and fails alone. */
export function Block<T>({ title, action, query, height, children }: BlockProps<T>) {
  const { data, error, refetch } = query;
  return (
    <section className={classes.block}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {action}
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Bone height={height} />
          </Loading>
        )
      ) : (
        children(data)
      )}
    </section>
  );
}
