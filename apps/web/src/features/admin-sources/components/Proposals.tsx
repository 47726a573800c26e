import { adminSourceTexts, adminProposalTexts as texts } from '@bolillero/texts/draw-sources';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import { useId, useState } from 'react';
import { useSettings } from '../../../api/settings.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { paths } from '../../../paths.ts';
import { type DrawnNumbers, type MissingDraws, type Proposal, useProposals } from '../api/proposals.ts';
import { ConfirmWindow } from './ConfirmWindow.tsx';
import { DismissWindow } from './DismissWindow.tsx';
import classes from './Sources.module.css';

/** What is asked about a proposal. */
interface Asked {
  readonly act: 'confirm' | 'dismiss';
  readonly proposal: Proposal;
}

/**
 * What sources say and somebody has to look at: draws without a result, draws that differ from it, and draws that a source lacks. Where
 * there is nothing of it, nothing stands here. `onConfirmed`: a result was made.
 */
export function Proposals({ onConfirmed }: { onConfirmed: () => void }) {
  return (
    <Loaded query={useProposals()} waiting={null} isEmpty={isNothing} empty={null}>
      {(told) => <Told told={told} onConfirmed={onConfirmed} />}
    </Loaded>
  );
}

type ToldBySources = NonNullable<ReturnType<typeof useProposals>['data']>;

const isNothing = ({ proposals, missing }: ToldBySources) => proposals.length === 0 && missing.length === 0;

function Told({ told, onConfirmed }: { told: ToldBySources; onConfirmed: () => void }) {
  const id = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { proposals, missing } = told;
  const close = () => setAsked(null);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul className={classes.list}>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onAsk={(act) => setAsked({ act, proposal })} />
        ))}
        {missing.map((draws) => (
          <MissingRow key={draws.sourceId} draws={draws} />
        ))}
      </ul>
      {asked?.act === 'confirm' && (
        <ConfirmWindow proposal={asked.proposal} onConfirmed={onConfirmed} onClose={close} />
      )}
      {asked?.act === 'dismiss' && <DismissWindow proposal={asked.proposal} onClose={close} />}
    </section>
  );
}

interface ProposalRowProps {
  readonly proposal: Proposal;
  readonly onAsk: (act: Asked['act']) => void;
}

function ProposalRow({ proposal, onAsk }: ProposalRowProps) {
  const { timeZone } = useSettings();
  const { lottery, series, date, host, fetchedAt, stored } = proposal;
  const seriesWord = adminSourceTexts.types[series];
  const day = dateInWords(date, 'short');
  const label = (act: string) => texts.of(act, lottery.description, day);
  return (
    <li className={classes.source}>
      <LotteryMark lottery={lottery} size={36} />
      <div className={classes.words}>
        <p className={classes.name}>
          <strong>
            {stored === null
              ? texts.proposal(lottery.description, seriesWord)
              : texts.disagreement(lottery.description, seriesWord)}
          </strong>
          <span className={classes.day}>{day}</span>
          {stored === null ? (
            <span className={classes.state} data-state="waiting">
              <IconFileCheck size={14} aria-hidden="true" /> {texts.waiting}
            </span>
          ) : (
            <span className={classes.state} data-state="failing">
              <IconAlertTriangle size={14} aria-hidden="true" /> {texts.differs}
            </span>
          )}
        </p>
        {stored === null ? (
          <Numbers numbers={proposal} lottery={lottery} />
        ) : (
          <dl className={classes.sides}>
            <div>
              <dt>{texts.theirs}</dt>
              <dd>
                <Numbers numbers={proposal} other={stored} lottery={lottery} />
              </dd>
            </div>
            <div>
              <dt>{texts.ours}</dt>
              <dd>
                <Numbers numbers={stored} other={proposal} lottery={lottery} />
              </dd>
            </div>
          </dl>
        )}
        <p className={classes.hint}>
          {texts.said(host, instantInWords(fetchedAt, timeZone))}
          {stored !== null && `. ${texts.noOverwrite}`}
        </p>
      </div>
      <div className={classes.acts}>
        {stored === null ? (
          <>
            <Button aria-label={label(texts.confirm)} onClick={() => onAsk('confirm')}>
              {texts.confirm}
            </Button>
            <ButtonLink
              {...paths.adminNewResult(lottery.id, lottery.name, {
                series,
                fecha: date,
                propuesta: proposal.id,
              })}
              variant="default"
              aria-label={label(texts.review)}
            >
              {texts.review}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink
            {...paths.adminEditResult(lottery.id, lottery.name, stored.id)}
            variant="default"
            aria-label={label(texts.seeResult)}
          >
            {texts.seeResult}
          </ButtonLink>
        )}
        <Button variant="subtle" aria-label={label(texts.dismiss)} onClick={() => onAsk('dismiss')}>
          {texts.dismiss}
        </Button>
      </div>
    </li>
  );
}

interface NumbersProps {
  readonly numbers: DrawnNumbers;
  /** What it is set against. */
  readonly other?: DrawnNumbers;
  readonly lottery: Proposal['lottery'];
}

function Numbers({ numbers: { balls, special, multiplier }, other, lottery }: NumbersProps) {
  return (
    <span className={classes.numbers}>
      <BallRow
        balls={balls}
        special={special}
        specialLabel={lottery.specialName}
        multiplier={multiplier}
        multiplierLabel={lottery.multiplierLabel}
        accent={lottery.accent}
        size="sm"
      />
      {multiplier === null && other !== undefined && other.multiplier !== null && (
        <span className={classes.hint}>{texts.noMultiplier}</span>
      )}
    </span>
  );
}

function MissingRow({ draws: { lottery, series, host, dates } }: { draws: MissingDraws }) {
  return (
    <li className={classes.source}>
      <LotteryMark lottery={lottery} size={36} />
      <div className={classes.words}>
        <p className={classes.name}>
          <strong>{texts.missingTitle(lottery.description, adminSourceTexts.types[series])}</strong>
          <span className={classes.state}>
            <IconClock size={14} aria-hidden="true" /> {texts.lacks}
          </span>
        </p>
        <p className={classes.hint}>
          {texts.missing(host, dates.map((date) => dateInWords(date, 'short')).join(', '))}
        </p>
      </div>
    </li>
  );
}
