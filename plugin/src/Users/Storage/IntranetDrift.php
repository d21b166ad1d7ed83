<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/**
 * Finds profiles whose copy differs from the account's user meta.
 *
 * @phpstan-import-type Copy from IntranetMeta
 */
final class IntranetDrift {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
	) {}

	/** @return iterable<int, array{stored: Copy, true: Copy}> By user ID. Two queries for each thousand profiles. */
	public function find(): iterable {
		foreach ( $this->store->copy_batches() as $stored ) {
			foreach ( $this->intranet->copies( array_keys( $stored ) ) as $user_id => $true ) {
				if ( $stored[ $user_id ] !== $true ) {
					yield $user_id => array(
						'stored' => $stored[ $user_id ],
						'true'   => $true,
					);
				}
			}
		}
	}
}
