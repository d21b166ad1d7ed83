<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Capabilities;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Intranet\People;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Reads and updates intranet profiles. */
final class IntranetProfiles {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
		private readonly Managers $managers,
		private readonly DottedLines $lines,
		private readonly IntranetChanges $changes,
		private readonly IntranetFields $fields,
	) {}

	/** @return array<string, mixed> */
	public function get( int $user_id ): array {
		return $this->of( $this->store->find_by_user( $user_id ) )->present();
	}

	/**
	 * @param array<string, mixed> $input
	 * @return string The new validator.
	 */
	public function update( int $user_id, array $input, Caller $caller, Precondition $precondition ): string {
		$this->writer->exclusively(
			function () use ( $user_id, $input, $caller, $precondition ): void {
				$profile    = $this->store->find_by_user( $user_id );
				$may_manage = $caller->can( Capabilities::MANAGE );
				if ( ! $may_manage && $caller->id() !== $profile?->user_id ) {
					throw Failure::forbidden();
				}
				$this->intranet->forget( $user_id );
				$old   = $this->of( $profile );
				$shown = $old->present();
				$this->changes->require_allowed( $input, $shown, $may_manage );
				$precondition->require( Etag::of( $shown ) );
				$this->write( $old, $old->with( $input ) );
			}
		);
		return $this->etag( $user_id );
	}

	/**
	 * Checks an update without writing. Refuses what an update refuses, except for an invalid manager.
	 *
	 * @param array<string, mixed> $input
	 * @return list<string> Names of the fields that an update would change.
	 * @throws Failure
	 */
	public function would_change( int $user_id, array $input, Caller $caller ): array {
		$old = $this->of( $this->store->find_by_user( $user_id ) );
		$this->changes->require_allowed( $input, $old->present(), $caller->can( Capabilities::MANAGE ) );
		$this->require_lines( $old, $old->with( $input ) );
		$before = $old->present();
		$after  = $old->with( $input )->present();
		return array_keys( array_filter( $after, static fn ( mixed $value, string $field ): bool => $value !== $before[ $field ], ARRAY_FILTER_USE_BOTH ) );
	}

	private function write( IntranetProfile $old, IntranetProfile $new ): void {
		$user_id = $old->profile->user_id;
		if ( $old->profile->manager_id !== $new->profile->manager_id ) {
			$this->managers->require_valid( $new->profile, $user_id );
		}
		$is_drawn = $this->require_lines( $old, $new );
		$this->writer->update( $old->profile, $new->profile );
		foreach ( $new->own as $name => $value ) {
			if ( $old->own[ $name ] !== $value ) {
				$this->intranet->write_field( $user_id, $name, $value );
			}
		}
		if ( $is_drawn ) {
			$this->store->note_drawn();
		}
	}

	/**
	 * @return bool Whether the dotted lines change.
	 * @throws Failure
	 */
	private function require_lines( IntranetProfile $old, IntranetProfile $new ): bool {
		$lines = $new->own[ DottedLines::field() ];
		if ( $lines === $old->own[ DottedLines::field() ] ) {
			return false;
		}
		$this->lines->require_valid( $new->profile, $lines );
		return true;
	}

	/** @throws Failure */
	private function of( ?Profile $profile ): IntranetProfile {
		if ( null === $profile || ! $profile->role->is_person() ) {
			throw People::not_found();
		}
		$user_id = $profile->user_id;
		$own     = $this->intranet->uncopied( $user_id );
		$lines   = $this->lines->valid( array( $user_id => $own[ DottedLines::field() ] ), array( $user_id => $profile->manager_id ) );
		return new IntranetProfile( $profile, array( DottedLines::field() => $lines[ $user_id ] ) + $own, $this->fields );
	}

	/** Empty where another request has deleted the profile since the update. */
	private function etag( int $user_id ): string {
		try {
			return Etag::of( $this->get( $user_id ) );
		} catch ( Failure ) {
			return '';
		}
	}
}
