import { ownGroupGameTexts as words } from '@bolillero/texts/own-group-games';
import { uiTexts } from '@bolillero/texts/ui';
import { collectSharesSteps } from '@bolillero/texts/wins';
import type { ReactNode } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { SharesBadge } from '../../../components/shares/SharesBadge.tsx';
import { tellShares, wonShares } from '../../../components/shares/shares-words.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import buttonClasses from '../../../components/ui/Button.module.css';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { lineFileAddress, type OwnGame } from '../api.ts';
import { Division } from './Division.tsx';
import { GameLines } from './GameLines.tsx';
import { LineFileHash } from './LineFileHash.tsx';
import classes from './OwnGame.module.css';

/** A customer's part of a game, its lines and how what they win is divided. */
export function OwnGameView({ game }: { game: OwnGame }) {
  const { own, division } = game;
  const { lottery } = own;
  const told = tellShares(own, serverNow());
  return (
    <>
      <PageHeader
        title={words.name(own.id)}
        tabTitle={words.tabTitle(own.id, lottery.description)}
        mark={<LotteryMark lottery={lottery} size={52} />}
        subtitle={
          <>
            {lottery.description} · <DrawDateText date={own.drawDate} form="short" />
          </>
        }
        actions={<TextLink {...paths.profile()}>{words.back}</TextLink>}
      />
      <div className={classes.page}>
        <section className={classes.card} aria-label={words.facts.shares}>
          <p>
            <SharesBadge own={own} told={told} />
          </p>
          {told.hint && <p className={classes.hint}>{told.hint}</p>}
          <Facts game={game} />
          <Ways game={game} />
        </section>
        {division && <Division division={division} game={game} />}
        {wonShares(own) && <Collect />}
        <GameLines game={game} />
      </div>
    </>
  );
}

function Facts({ game: { own, result } }: { game: OwnGame }) {
  const { lottery, prize } = own;
  const terms = words.facts;
  const isOpen = own.refund === null && Date.parse(own.closesAt) > serverNow();
  return (
    <dl className={classes.facts}>
      <Fact term={terms.shares}>
        {terms.sharesOf(own.shares, own.participations)}
        <span className={classes.small}>{terms.numbers(own.numbers)}</span>
      </Fact>
      <Fact term={terms.price}>
        <Amount value={own.price} />
      </Fact>
      <Fact term={terms.paid}>
        <InstantText instant={own.boughtAt} /> {terms.yourClock}
      </Fact>
      {prize !== null && (
        <Fact term={terms.prize}>
          {Number(prize) === 0 ? (
            terms.noPrize
          ) : (
            <Amount
              value={prize}
              currency={lottery.currency}
              tone={wonShares(own) ? 'prize' : 'plain'}
              size="lg"
            />
          )}
        </Fact>
      )}
      {isOpen && (
        <Fact term={terms.closes}>
          <Countdown to={own.closesAt} prefix={uiTexts.draw.closesIn} />
          <span className={classes.small}>
            <InstantText instant={own.closesAt} /> {terms.yourClock}
          </span>
        </Fact>
      )}
      {result && (
        <Fact term={terms.result}>
          <BallRow
            balls={result.balls}
            special={result.special}
            specialLabel={lottery.specialName}
            accent={lottery.accent}
            size="sm"
          />
        </Fact>
      )}
      {own.sha256 !== null && (
        <Fact term={terms.file}>
          <LineFileHash sha256={own.sha256} />
          <a className={buttonClasses.anchor} href={lineFileAddress(own.id)} download>
            {terms.download}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ways({ game: { own, result } }: { game: OwnGame }) {
  const { lottery, orderIds } = own;
  return (
    <p className={classes.ways}>
      {orderIds.map((order, at) => (
        <TextLink key={order} {...paths.receipt(order)}>
          {orderIds.length === 1 ? words.receipt : words.receiptOf(at + 1)}
        </TextLink>
      ))}
      {result && (
        <TextLink {...paths.drawResult(lottery.id, lottery.name, own.drawDate, 0)}>{words.result}</TextLink>
      )}
    </p>
  );
}

function Collect() {
  const { title, support } = words.collect;
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <ol className={classes.steps}>
        {collectSharesSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink {...paths.support()} variant="default">
        {support}
      </ButtonLink>
    </section>
  );
}
