import type { OptionalMailKind } from '@bolillero/contract/mail-kinds';
import type { Config } from '../settings/config.ts';

type Site = Pick<Config, 'publicUrl'>;

/** Where the links in mails lead. */
export const mailLinks = {
  purchases: ({ publicUrl }: Site) => `${publicUrl}/perfil`,
  notifications: ({ publicUrl }: Site) => `${publicUrl}/perfil?notification=true`,
  /** What was told last of a purchase's prize. */
  win: ({ publicUrl }: Site, purchaseId: number) =>
    `${publicUrl}/perfil?notification=true&compra=${purchaseId}`,
  /** A group game of which a customer has shares. */
  groupGame: ({ publicUrl }: Site, gameId: number) => `${publicUrl}/compras/grupo/${gameId}`,
  subscription: ({ publicUrl }: Site) => `${publicUrl}/perfil?suscription=true`,
  newPassword: ({ publicUrl }: Site) => `${publicUrl}/forgot`,
  proof: ({ publicUrl }: Site) => `${publicUrl}/comprobar`,
  support: ({ publicUrl }: Site) => `${publicUrl}/soporte`,
  home: ({ publicUrl }: Site) => `${publicUrl}/`,
} as const;

/** The page that ends mails of a kind for whoever holds the link, without signing in. */
export function unsubscribeLink({ publicUrl }: Site, token: string, kind: OptionalMailKind): string {
  return `${publicUrl}/correo?${new URLSearchParams({ token, kind })}`;
}
