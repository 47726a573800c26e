import { subscriptionTexts } from '@bolillero/texts/subscription';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { ReactNode } from 'react';
import classes from './SubscribeAdvert.module.css';

const words = subscriptionTexts.advert;
const icons = [IconClipboardList, IconChartBar, IconSparkles];

/** 'SUSCRÍBETE Y TEN ACCESO A :' with the three menus; `action` is its "Suscribirse". */
export function SubscribeAdvert({ action }: { action: ReactNode }) {
  return (
    <section className={classes.advert} aria-labelledby="advert">
      <h2 id="advert" className={classes.title}>
        {words.title}
      </h2>
      <ul className={classes.items}>
        {words.items.map(({ name, about }, index) => {
          const Icon = icons[index] ?? IconChartBar;
          return (
            <li key={name} className={classes.item}>
              <Icon size={24} aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                <br />
                {about}
              </span>
            </li>
          );
        })}
      </ul>
      {action}
      <p className={classes.honest}>{words.honest}</p>
    </section>
  );
}
