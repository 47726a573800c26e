import type { Cents } from '@bolillero/domain/money/cents';

/** Money that the provider took, in its own words: they are checked against our row before use. */
export interface ProviderCapture {
  readonly captureId: string;
  readonly amount: Cents;
  readonly currency: string;
  /** Our order id, as the provider recorded it. */
  readonly reference: string;
}

/** What the provider knows of an order. `unknown`: it has no such order. */
export type ProviderOrder =
  | { readonly state: 'created' | 'approved' | 'declined' | 'unknown' }
  | ({ readonly state: 'captured' | 'refunded' } & ProviderCapture);

/**
 * A payment company. Every call may be repeated, also at the same time, with the same reference without doing its work
 * twice. All of them throw `ProviderUnavailable` when nothing can be known.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'paypal';
  createOrder(order: {
    /** Our order id. */
    readonly reference: string;
    readonly amount: Cents;
    readonly currency: string;
  }): Promise<{ providerOrder: string }>;
  /** Moves the money of an approved order, once. Of any other it moves none and answers its state. */
  capture(providerOrder: string, reference: string): Promise<ProviderOrder>;
  find(providerOrder: string): Promise<ProviderOrder>;
  /** Gives the whole amount back, once. */
  refund(captureId: string, reference: string): Promise<void>;
  /** The test gateway alone: plays the payer. */
  playPayer?(providerOrder: string, outcome: 'approve' | 'decline'): Promise<ProviderOrder>;
}

/** The provider cannot be reached or failed: nothing is known of the money, and the call may be repeated. */
export class ProviderUnavailable extends Error {}
