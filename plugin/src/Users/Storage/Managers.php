<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Failure;

/** The rules for reporting lines. To be checked inside the writers' lock. */
final class Managers {

	/** Number of people named at each end of a long loop. */
	private const NAMED = 7;

	/** @param string $field Name of the manager field in the caller's input. */
	public function __construct(
		private readonly ProfileStore $store,
		private readonly ReportingLines $lines,
		private readonly string $field,
	) {}

	/**
	 * @param Profile $profile        The profile to be stored.
	 * @param int     $stored_user_id The profile's user ID at present.
	 * @throws Failure
	 */
	public function require_valid( Profile $profile, int $stored_user_id ): void {
		if ( null === $profile->manager_id ) {
			return;
		}
		if ( ! $profile->role->is_person() ) {
			throw $this->refusal( self::of_partner() );
		}
		$manager = $this->store->find_by_user( $profile->manager_id );
		if ( in_array( $profile->manager_id, array( $profile->user_id, $stored_user_id ), true ) || null === $manager || ! $manager->role->is_person() ) {
			throw $this->refusal( self::no_such_person() );
		}
		$loop = $this->lines->loop( $profile->user_id, $stored_user_id, $manager->user_id );
		if ( array() !== $loop ) {
			throw $this->refusal( self::loop( array( $profile->name(), ...$loop, $profile->name() ) ) );
		}
	}

	/** @param list<string> $names People of the loop; the first and the last are the same. */
	public static function loop( array $names ): string {
		if ( count( $names ) > 2 * self::NAMED + 1 ) {
			array_splice( $names, self::NAMED, -self::NAMED, array( '…' ) );
		}
		return sprintf(
			/* translators: %s: names of people, each reporting to the next, such as "Ana → Bo → Ana". */
			__( 'This would make a loop: %s. Send the user ID of a person who does not report to this one.', 'svc' ),
			implode( ' → ', $names )
		);
	}

	public static function no_such_person(): string {
		return __( 'There is no such person. Send the user ID of another person who has a profile and is not a realtor partner.', 'svc' );
	}

	public static function of_partner(): string {
		return __( 'A realtor partner has no manager. Send null, or leave it out.', 'svc' );
	}

	private function refusal( string $text ): Failure {
		return Failure::invalid( array( $this->field => $text ) );
	}
}
