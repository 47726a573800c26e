import { groupShareTexts } from '@bolillero/texts/group-shares';
import { ownGroupGameTexts as words } from '@bolillero/texts/own-group-games';
import { useState } from 'react';
import type { OwnShares } from '../../../api/group-game.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { SharesBadge } from '../../../components/shares/SharesBadge.tsx';
import { tellShares } from '../../../components/shares/shares-words.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { paths } from '../../../paths.ts';
import classes from './OwnGames.module.css';
import list from './PurchaseList.module.css';

/** How many stand there before somebody asks for all. */
const first = 3;

/** The group games that a customer has shares of, the newest draw first, each with the way to its page. */
export default function OwnGames({ games }: { games: readonly OwnShares[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, first);
  return (
    <section className={classes.games} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className={list.list}>
        {shown.map((own) => (
          <OwnGameRow key={own.id} own={own} />
        ))}
      </ul>
      {shown.length < games.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {words.all(games.length)}
        </Button>
      )}
    </section>
  );
}

function OwnGameRow({ own }: { own: OwnShares }) {
  const { id, lottery } = own;
  const told = tellShares(own, serverNow());
  return (
    <li className={list.row}>
      <LotteryMark lottery={lottery} size={36} />
      <div>
        <p className={list.name}>{lottery.description}</p>
        <p className={list.number}>
          {words.name(id)} · <DrawDateText date={own.drawDate} form="short" />
        </p>
      </div>
      <p className={list.price}>
        <Amount value={own.price} />
      </p>
      <p className={list.balls}>{groupShareTexts.of(own.shares, own.participations)}</p>
      <p className={list.state}>
        <SharesBadge own={own} told={told} />
      </p>
      <div className={list.act}>
        <TextLink {...paths.groupGame(id)} aria-label={words.viewOf(id, lottery.description)}>
          {words.view}
        </TextLink>
      </div>
    </li>
  );
}
