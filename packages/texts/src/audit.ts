/** Who made a change in the audit that no person made. */
export const houseItself = 'El sistema de pagos';
