import type { Cents } from '@bolillero/domain/money/cents';
import type { PaymentProviderName } from '@bolillero/domain/payments/states';

/** Money that the provider took, in its own words: they are checked against our row before use. */
export interface ProviderCapture {
  readonly captureId: string;
  readonly amount: Cents;
  readonly currency: string;
  /** Our order id, as the provider recorded it. */
  readonly reference: string;
}

/**
 * What the provider knows of an order. `pending`: a capture that it has taken and not decided on, so that money may still
 * come. `unknown`: it has no such order.
 */
export type ProviderOrder =
  | { readonly state: 'created' | 'approved' | 'pending' | 'declined' | 'unknown' }
  | ({ readonly state: 'captured' | 'refunded' } & ProviderCapture);

/** A part of a capture that goes back. */
export interface PartOfCapture {
  readonly amount: Cents;
  readonly currency: string;
}

/** A notice of the provider's whose signature holds. It says where to look, and nothing about money is believed of it. */
export interface ProviderNotice {
  /** The provider's own id of the notice, the same however often it is sent. */
  readonly id: string;
  readonly kind: string;
  /** The order that it is about: the provider's id, our own, or neither. */
  readonly providerOrder: string | null;
  readonly reference: string | null;
}

/** Headers of a request, by names in lower case. */
export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A payment company. Every call may be repeated, also at the same time, with the same reference without doing its work
 * twice. All of them throw `ProviderUnavailable` when nothing can be known.
 */
export interface PaymentProvider {
  readonly name: Exclude<PaymentProviderName, 'none'>;
  createOrder(order: {
    /** Our order id. */
    readonly reference: string;
    readonly amount: Cents;
    readonly currency: string;
  }): Promise<{ providerOrder: string }>;
  /** Moves the money of an approved order, once. Of any other it moves none and answers its state. */
  capture(providerOrder: string, reference: string): Promise<ProviderOrder>;
  find(providerOrder: string): Promise<ProviderOrder>;
  /** Gives a capture back, whole or a part of it, once for each reference. */
  refund(captureId: string, reference: string, part?: PartOfCapture): Promise<void>;
  /** A signed notice, read from the text of its body as it came; null: it is not signed by the provider. */
  readNotice?(headers: NoticeHeaders, text: string): Promise<ProviderNotice | null>;
  /** The test gateway alone: plays the payer. */
  playPayer?(providerOrder: string, outcome: 'approve' | 'decline'): Promise<ProviderOrder>;
}

/** The provider cannot be reached or failed: nothing is known of the money, and the call may be repeated. */
export class ProviderUnavailable extends Error {}
