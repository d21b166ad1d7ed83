<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Secrets\SecretBox;
use Svc\LeadPages\Fields\WebhookEvent;

/** A receiver that is told of leads. Times are seconds since 1970. */
final class Webhook {

	/** Seconds after a rotation for which the old secret signs, too. */
	private const OVERLAP = 86400;

	/**
	 * @param int                $id         0 before it is stored.
	 * @param list<WebhookEvent> $events
	 * @param string             $secret     Encrypted.
	 * @param string             $old_secret Encrypted; empty before the first rotation.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly string $url,
		public readonly array $events,
		public readonly string $description,
		public readonly bool $is_active,
		public readonly string $secret,
		public readonly string $old_secret,
		public readonly ?int $rotated_at,
		public readonly int $created_at,
	) {}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['site_id'],
			(string) $row['url'],
			array_map( WebhookEvent::from( ... ), explode( ',', (string) $row['events'] ) ),
			(string) $row['description'],
			'1' === (string) $row['is_active'],
			(string) $row['secret'],
			(string) $row['old_secret'],
			isset( $row['rotated_at'] ) ? (int) $row['rotated_at'] : null,
			(int) $row['created_at'],
		);
	}

	public function wants( WebhookEvent $event ): bool {
		return $this->is_active && in_array( $event, $this->events, true );
	}

	public function rotated( string $secret, int $time ): self {
		return $this->with(
			array(
				'secret'     => $secret,
				'old_secret' => $this->secret,
				'rotated_at' => $time,
			)
		);
	}

	/** @return list<string> The secrets that sign at that time; none where the present one cannot be read. */
	public function secrets( SecretBox $box, int $time ): array {
		$secret = $box->decrypt( $this->secret );
		if ( null === $secret ) {
			return array();
		}
		$old = null !== $this->rotated_at && $time < $this->rotated_at + self::OVERLAP ? $box->decrypt( $this->old_secret ) : null;
		return null === $old ? array( $secret ) : array( $secret, $old );
	}

	/** @param array<string, mixed> $change Values by property. */
	public function with( array $change ): self {
		return new self( ...array_replace( get_object_vars( $this ), $change ) );
	}
}
