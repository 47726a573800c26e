import { profileTexts } from '@bolillero/texts/profile';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useProfile } from '../api/profile.ts';
import classes from './PersonalData.module.css';

const words = profileTexts.personal;

/** 'Datos personales', to read. */
export function PersonalData() {
  const { data, error, refetch } = useProfile();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={6} height={28} />
      </Loading>
    );
  const told = (text: string) =>
    text.trim() === '' ? <span className={classes.missing}>{words.missing}</span> : text;
  return (
    <dl className={classes.data}>
      <dt>{words.name}</dt>
      <dd>{told(data.name)}</dd>
      <dt>{words.lastname}</dt>
      <dd>{told(data.lastname)}</dd>
      <dt>{words.email}</dt>
      <dd>
        {data.emails.map(({ id, email, type, confirmed }) => (
          <span key={id} className={classes.email}>
            {email}
            {data.emails.length > 1 && type === 1 && <span className={classes.tag}>{words.primary}</span>}
            {data.emails.length > 1 && !confirmed && <span className={classes.tag}>{words.unconfirmed}</span>}
          </span>
        ))}
      </dd>
      <dt>{words.birthday}</dt>
      <dd>
        <DrawDateText date={data.birthday} />
      </dd>
      <dt>{words.country}</dt>
      <dd>{told(data.country)}</dd>
      <dt>{words.address}</dt>
      <dd>{told(data.address)}</dd>
      <dt>{words.since}</dt>
      <dd>
        <DrawDateText date={data.createdAt.slice(0, 10)} />
      </dd>
    </dl>
  );
}
