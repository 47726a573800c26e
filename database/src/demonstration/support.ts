import type { Db } from '../connection.ts';
import { supportMessage } from '../schema/support.ts';
import { type CustomerKind, type DemonstrationAccounts, demonstrationCustomers } from './accounts.ts';

interface DemoMessage {
  /** Null: a visitor. */
  readonly who: CustomerKind | null;
  readonly hoursAgo: number;
  readonly message: string;
  readonly answer?: { readonly hoursAgo: number; readonly text: string };
}

const visitor = { name: 'Pedro Salinas', email: 'visitante@demo.example' } as const;

/** The oldest first, as they came. */
const messages: readonly DemoMessage[] = [
  {
    who: null,
    hoursAgo: 220,
    message: 'Hola, ¿puedo jugar si vivo fuera de Estados Unidos?',
    answer: {
      hoursAgo: 214,
      text: 'Hola, Pedro:\n\nSí, si las leyes del lugar donde vives lo permiten y tienes 18 años o más. Compramos tu cartilla y su escaneo aparece en tu perfil, en Compras.',
    },
  },
  {
    who: 'subscriber',
    hoursAgo: 98,
    message:
      'En Analítica veo que un número no sale desde hace 40 sorteos. ¿Quiere decir que está por salir?',
    answer: {
      hoursAgo: 92,
      text: 'Hola, Luis:\n\nNo. Cada sorteo es independiente: ese número tiene en el próximo la misma probabilidad que cualquier otro. Junto a cada frecuencia, Analítica muestra la que daría el azar.',
    },
  },
  {
    who: 'customer',
    hoursAgo: 49,
    message: 'Pagué dos veces sin querer la misma compra. ¿Me devuelven una?',
    answer: {
      hoursAgo: 47,
      text: 'Hola, Rosa:\n\nRevisamos tus compras y hay un solo cobro. El otro que ves en tu banco es una retención que se libera sola en unos días; si no fuera así, escríbenos de nuevo.',
    },
  },
  {
    who: 'customer',
    hoursAgo: 5,
    message:
      'Compré para el próximo sorteo de Powerball y dos jugadas siguen como Pagadas.\n¿Cuándo veo el escaneo de las cartillas?',
  },
  {
    who: 'type-one',
    hoursAgo: 3,
    message: 'Quiero cambiar mi email principal, pero el enlace para confirmar el nuevo ya venció.',
  },
  { who: null, hoursAgo: 1, message: '¿El precio del paquete de seis meses se paga de una sola vez?' },
];

/** Messages to support: some of customers, some of a visitor, and the newest still without an answer. */
export async function insertSupport(
  tx: Db,
  { customers, staff }: DemonstrationAccounts,
  now: number,
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  await tx.insert(supportMessage).values(
    messages.map(({ who, message, answer, ...sent }) => ({
      ...(who === null ? visitor : writer(who)),
      customerId: who === null ? null : customers[who],
      message,
      createdAt: hoursAgo(sent.hoursAgo),
      ...(answer !== undefined && {
        answer: answer.text,
        answeredAt: hoursAgo(answer.hoursAgo),
        answeredBy: staff.operator,
      }),
    })),
  );
}

function writer(who: CustomerKind): { name: string; email: string } {
  const { name, lastname, email } = demonstrationCustomers[who];
  return { name: `${name} ${lastname}`, email };
}
