/** What the server refuses about second factors in words of its own. */
export const secondFactorRefusals = {
  ownReset: 'El segundo factor de tu propia cuenta se desactiva en «Seguridad».',
} as const;
