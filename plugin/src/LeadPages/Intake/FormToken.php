<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\LeadPages\Fields\SpamReason;
use Svc\LeadPages\Pages\LeadPage;

/**
 * Says of which page a form is, when it was made, and with which partner: `42-1790000000-7-…`. The same for all visitors.
 *
 * Of consent texts that do not name the partner, only the token knows whose page a cached form showed.
 */
final class FormToken {

	private const OLDEST  = 90 * 86400;
	private const FASTEST = 2;

	/** In cached pages, whose HTML would otherwise be another each second. */
	private const HOUR = 3600;

	/** @param SpamReason|null $reason Why it is not to be believed. */
	private function __construct(
		public readonly int $made_at,
		public readonly ?int $partner_user_id,
		public readonly ?SpamReason $reason,
	) {}

	public static function issue( FormSecret $secret, LeadPage $page, bool $is_cached, ?int $now = null ): string {
		$time  = $now ?? time();
		$facts = implode( '-', array( $page->id, $is_cached ? $time - $time % self::HOUR : $time, $page->partner_user_id ?? 0 ) );
		return "$facts-" . self::signature( $secret, $facts );
	}

	public static function read( FormSecret $secret, string $token, int $page_id, ?int $now = null ): self {
		$is_whole = 1 === preg_match( '/^(([0-9]{1,18})-([0-9]{1,18})-([0-9]{1,18}))-([0-9a-f]{32})$/D', $token, $parts );
		if ( ! $is_whole || (int) $parts[2] !== $page_id || ! hash_equals( self::signature( $secret, $parts[1] ), $parts[5] ) ) {
			return new self( 0, null, SpamReason::TokenForged );
		}
		$age = ( $now ?? time() ) - (int) $parts[3];
		return new self(
			(int) $parts[3],
			0 === (int) $parts[4] ? null : (int) $parts[4],
			match ( true ) {
				$age > self::OLDEST  => SpamReason::TokenOld,
				$age < self::FASTEST => SpamReason::TooFast,
				default              => null,
			}
		);
	}

	/** Whether two forms were made with the same partner. No signature is checked: this tells only what stays ticked. */
	public static function have_same_partner( string $one, string $other ): bool {
		$partner = static fn ( string $token ): string => explode( '-', $token )[2] ?? '';
		return $partner( $one ) === $partner( $other );
	}

	public function is_forged(): bool {
		return SpamReason::TokenForged === $this->reason;
	}

	private static function signature( FormSecret $secret, string $facts ): string {
		return substr( $secret->hmac( 'form', get_current_blog_id() . "/$facts" ), 0, 32 );
	}
}
