<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

/** The settings of a site for leads. Name and NMLS number of the company are the product's company record. */
final class LeadSettings {

	private function __construct(
		/** Submissions that are saved for an address in the minutes; 0 for any number. */
		public readonly int $quota_per_address,
		public readonly int $quota_minutes,
		/** Whether forms ask browsers for a proof of work. */
		public readonly bool $challenge,
		public readonly bool $notify_owner,
		public readonly bool $editors_manage_leads,
		public readonly bool $owners_publish,
		/** Days after which spam is deleted. */
		public readonly int $spam_days,
		/** Days after which leads that were won or lost are erased; 0 for never. */
		public readonly int $retention_days,
		public readonly bool $keep_consent_evidence,
		/** Beginning of the pages' addresses. */
		public readonly string $base,
	) {}

	/** @param array<string, mixed> $stored What a site has changed, with any keys left out. */
	public static function of( array $stored ): self {
		$defaults = self::defaults();
		return new self( ...array_replace( $defaults, array_intersect_key( $stored, $defaults ) ) );
	}

	/** @return array<string, int|bool|string> */
	public function all(): array {
		return get_object_vars( $this );
	}

	/** @return array<string, int|bool|string> */
	private static function defaults(): array {
		return array(
			'quota_per_address'     => 10,
			'quota_minutes'         => 10,
			'challenge'             => false,
			'notify_owner'          => true,
			'editors_manage_leads'  => false,
			'owners_publish'        => false,
			'spam_days'             => 30,
			'retention_days'        => 0,
			'keep_consent_evidence' => true,
			'base'                  => 'lp',
		);
	}
}
