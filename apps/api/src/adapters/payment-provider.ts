import type { Cents } from '@bolillero/domain/money/cents';

/** What the provider knows of an order. Amounts are its own words: they are checked against our row before use. */
export type ProviderOrder =
  | { readonly state: 'created' | 'approved' | 'declined' | 'unknown' }
  | {
      readonly state: 'captured' | 'refunded';
      readonly captureId: string;
      readonly amount: Cents;
      readonly currency: string;
      /** Our order id, as the provider recorded it. */
      readonly reference: string;
    };

/** A payment company. Every call may be repeated with the same reference without doing its work twice. */
export interface PaymentProvider {
  readonly name: 'test' | 'paypal';
  createOrder(order: {
    reference: string;
    amount: Cents;
    currency: string;
  }): Promise<{ providerOrder: string }>;
  /** Moves the money of an approved order. */
  capture(providerOrder: string, reference: string): Promise<ProviderOrder>;
  find(providerOrder: string): Promise<ProviderOrder>;
  /** Gives the whole amount back. */
  refund(captureId: string, reference: string): Promise<void>;
  /** The test gateway alone: plays the payer. */
  playPayer?(providerOrder: string, outcome: 'approve' | 'decline'): Promise<ProviderOrder>;
}

/** The provider cannot be reached or failed: nothing is known of the money, and the call may be repeated. */
export class ProviderUnavailable extends Error {}
