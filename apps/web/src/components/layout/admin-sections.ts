import type { DashboardCounts } from '@bolillero/contract/calls/dashboard';
import { adminFrameTexts as texts } from '@bolillero/texts/admin-frame';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { LinkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';

type SectionGroup = keyof typeof texts.groups;

/** A place of the back-office, as its sidebar lists it. */
export interface AdminSection {
  readonly group: SectionGroup;
  readonly label: string;
  readonly path: LinkOptions & { readonly to: string };
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  /** The addresses that belong to it. */
  readonly within: RegExp;
  /** Left out for operators (Rulebook 9). */
  readonly administratorOnly: boolean;
  /** What leads to it after G; none twice. */
  readonly key: string;
  /** What waits in it, by the name of the server's counts; none: nothing is counted. */
  readonly count?: keyof DashboardCounts;
}

/** In the order of the day: what there is to do, what it is done with, whom it is done for, the house itself. */
export const adminSections: readonly AdminSection[] = [
  {
    group: 'today',
    label: texts.today,
    path: paths.adminToday(),
    Icon: IconLayoutDashboard,
    within: /^\/admin\/hoy/,
    administratorOnly: false,
    key: 'h',
  },
  {
    group: 'work',
    label: texts.results,
    path: paths.adminResults(),
    Icon: IconClipboardList,
    within: /^\/admin\/results/,
    administratorOnly: false,
    key: 'r',
    count: 'results',
  },
  {
    group: 'work',
    label: texts.tickets,
    path: paths.adminTickets(),
    Icon: IconTicket,
    within: /^\/admin\/tickets/,
    administratorOnly: false,
    key: 't',
    count: 'tickets',
  },
  {
    group: 'work',
    label: texts.support,
    path: paths.adminSupport(),
    Icon: IconHeadset,
    within: /^\/admin\/soporte\/?$/,
    administratorOnly: false,
    key: 's',
    count: 'questions',
  },
  {
    group: 'work',
    label: texts.winners,
    path: paths.adminWinners(),
    Icon: IconTrophy,
    within: /^\/admin\/winners/,
    administratorOnly: false,
    key: 'g',
  },
  {
    group: 'work',
    label: texts.groupGames,
    path: paths.adminGroupGames(),
    Icon: IconUsersGroup,
    within: /^\/admin\/group-game/,
    administratorOnly: false,
    key: 'j',
    count: 'games',
  },
  {
    group: 'catalogue',
    label: texts.lotteries,
    path: paths.adminLotteries(),
    Icon: IconCards,
    within: /^\/admin\/loterias/,
    administratorOnly: true,
    key: 'l',
  },
  {
    group: 'catalogue',
    label: texts.questions,
    path: paths.adminSubjects(),
    Icon: IconHelpCircle,
    within: /^\/admin\/questions/,
    administratorOnly: true,
    key: 'f',
  },
  {
    group: 'catalogue',
    label: texts.packages,
    path: paths.adminPackages(),
    Icon: IconPackage,
    within: /^\/admin\/paquetes/,
    administratorOnly: true,
    key: 'p',
  },
  {
    group: 'people',
    label: texts.players,
    path: paths.adminPlayers(),
    Icon: IconId,
    within: /^\/admin\/soporte\/costumer/,
    administratorOnly: true,
    key: 'c',
  },
  {
    group: 'people',
    label: texts.users,
    path: paths.adminUsers(),
    Icon: IconUserShield,
    within: /^\/admin(\/(newUser|editUser).*)?\/?$/,
    administratorOnly: true,
    key: 'u',
  },
  {
    group: 'people',
    label: texts.payments,
    path: paths.adminPayments(),
    Icon: IconCreditCard,
    within: /^\/admin\/pagos/,
    administratorOnly: true,
    key: 'd',
  },
  {
    group: 'house',
    label: texts.mail,
    path: paths.adminMail(),
    Icon: IconMail,
    within: /^\/admin\/correo/,
    administratorOnly: true,
    key: 'm',
    count: 'mail',
  },
  {
    group: 'house',
    label: texts.audit,
    path: paths.adminAudit(),
    Icon: IconHistory,
    within: /^\/admin\/auditoria/,
    administratorOnly: true,
    key: 'a',
  },
  {
    group: 'house',
    label: texts.house,
    path: paths.adminHouse(),
    Icon: IconBuildingStore,
    within: /^\/admin\/ajustes/,
    administratorOnly: true,
    key: 'e',
  },
];

/** The sections of somebody, by group, without the groups that have none for them. */
export function sectionsFor(
  administrator: boolean,
): readonly { readonly group: SectionGroup; readonly sections: readonly AdminSection[] }[] {
  const groups = Object.keys(texts.groups) as SectionGroup[];
  return groups
    .map((group) => ({
      group,
      sections: adminSections.filter(
        (section) => section.group === group && (administrator || !section.administratorOnly),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);
}
