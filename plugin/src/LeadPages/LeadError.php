<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Svc\Kernel\ErrorCode;

/** The error codes of lead-pages/v1. */
enum LeadError: string implements ErrorCode {
	case LeadNotFound        = 'rest_lead_not_found';
	case PageNotFound        = 'rest_lead_page_not_found';
	case WebhookNotFound     = 'rest_webhook_not_found';
	case DeliveryNotFound    = 'rest_delivery_not_found';
	case IdempotencyMismatch = 'rest_idempotency_mismatch';
	case TooManyRequests     = 'rest_too_many_requests';

	public function status(): int {
		return match ( $this ) {
			self::LeadNotFound, self::PageNotFound, self::WebhookNotFound, self::DeliveryNotFound => 404,
			self::IdempotencyMismatch => 422,
			self::TooManyRequests     => 429,
		};
	}
}
