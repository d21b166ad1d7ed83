<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Capabilities;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\ProfileRowWriter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Changes intranet profiles. */
final class IntranetProfileEdits {

	public function __construct(
		private readonly IntranetProfiles $profiles,
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfileRowWriter $rows,
		private readonly IntranetMeta $intranet,
		private readonly Managers $managers,
		private readonly DottedLines $lines,
		private readonly IntranetChanges $changes,
	) {}

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
				$old   = $this->profiles->of( $profile );
				$shown = $old->present();
				$this->changes->require_allowed( $input, $shown, $may_manage );
				$precondition->require( Etag::of( $shown ) );
				$this->write( $old, $old->with( $input ) );
			},
			Author::of( $caller )
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
		$old = $this->profiles->of( $this->store->find_by_user( $user_id ) );
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
		$this->writer->update_uncopied( $new->profile, $old->own, $new->own );
		if ( $is_drawn ) {
			$this->rows->note_drawn();
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

	/** Empty where another request has deleted the profile since the update. */
	private function etag( int $user_id ): string {
		try {
			return Etag::of( $this->profiles->get( $user_id ) );
		} catch ( Failure ) {
			return '';
		}
	}
}
