import type { OptionalMailKind } from '@bolillero/contract/mail-kinds';

/** Pages that a link in a mail opens: unsubscribing, and confirming an address. */
export const mailPageTexts = {
  choice: {
    title: 'Tus correos',
    kinds: {
      ticket: 'el correo que dice que tu cartilla ya está comprada y escaneada',
      win: 'el correo que dice que una jugada tuya tiene premio',
      'subscription-ending': 'el correo que dice que tu suscripción está por terminar',
    } satisfies Record<OptionalMailKind, string>,
    otherKind: 'los correos de este tipo',
    question: (kind: string) => `Si continúas, dejaremos de enviarte ${kind}.`,
    kept: 'Lo demás no cambia: tus compras, premios y notificaciones siguen en tu perfil, y los correos necesarios, como el comprobante de un pago o el cambio de contraseña, se envían siempre.',
    stop: 'Dejar de recibirlos',
    stopped: 'Listo, ya no te los enviaremos',
    stoppedHint: (kind: string) => `Dejamos de enviarte ${kind}. ¿Fue sin querer?`,
    again: 'Volver a recibirlos',
    resumed: 'Los recibirás de nuevo',
    resumedHint: (kind: string) => `Volveremos a enviarte ${kind}.`,
    invalid: 'Este enlace no es válido',
    invalidHint:
      'Puede estar cortado o ser de una cuenta que ya no existe. Abre el enlace completo desde el correo, o elige tus correos en tu perfil.',
    required: 'Estos correos son necesarios y no se pueden desactivar.',
    profile: 'Ir a mi perfil',
  },
  confirm: {
    title: 'Confirmar email',
    working: 'Confirmando tu email…',
    done: 'Email confirmado',
    doneHint: 'Ya es parte de tu cuenta. Desde tu perfil puedes hacerlo principal.',
    expired: 'Este enlace ya no sirve',
    expiredHint:
      'Los enlaces sirven una sola vez y por tiempo limitado. Si tu email sigue sin confirmar, pide otro enlace desde tu perfil, en Datos personales.',
    profile: 'Ir a mis datos',
  },
} as const;
