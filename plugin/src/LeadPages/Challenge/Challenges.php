<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Challenge;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Intake\FormSecret;

/** The challenge of the site's forms, where the settings ask for one. */
final class Challenges {

	/** @param Closure(): bool $is_on The setting. */
	public function __construct(
		private readonly Database $database,
		private readonly FormSecret $secret,
		private readonly Closure $is_on,
	) {}

	public function current(): ?Challenge {
		if ( ! ( $this->is_on )() ) {
			return null;
		}
		/**
		 * Filters the challenges that forms can ask. The last one is asked.
		 *
		 * @param array<string, Challenge> $challenges By name.
		 */
		$challenges = apply_filters( 'svc_lead_challenges', array( 'proof_of_work' => new ProofOfWork( $this->database, $this->secret ) ) );
		$usable     = array_filter( (array) $challenges, static fn ( mixed $one ): bool => $one instanceof Challenge );
		return array() === $usable ? null : $usable[ array_key_last( $usable ) ];
	}
}
