/** A purchase's number as everybody reads it: "N.º 000021". */
export const purchaseNumber = (id: number) => `N.º ${String(id).padStart(6, '0')}`;
