<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Removes the link to a manager from the account's user meta and from the profile's copy. */
final class ManagerLinks {

	public function __construct(
		private readonly ProfileStore $profiles,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
	) {}

	/** Runs inside the lock. */
	public function remove( int $profile_id ): void {
		$profile = $this->profiles->find( $profile_id );
		if ( null !== $profile ) {
			$this->intranet->write( $profile->user_id, IntranetKey::ReportsTo, null );
			$this->writer->take_up_meta( $profile );
		}
	}
}
