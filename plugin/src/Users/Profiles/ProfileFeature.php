<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Intranet\IntranetMeta;

/** The consumer-facing profiles. */
final class ProfileFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly MetaKeys $meta_keys,
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfilePolicy $policy,
		private readonly IntranetMeta $intranet,
		private readonly Photos $photos,
	) {}

	public function register(): void {
		( new ProfileFollower( $this->store, $this->writer, $this->intranet, $this->photos ) )->register();
	}

	public function routes(): array {
		$operations = $this->operations();
		return array(
			Route::get( '/profiles', $operations->list( ... ) ),
			Route::post( '/profiles', $operations->create( ... ) ),
			Route::get( '/profiles/{id}', $operations->get( ... ) ),
			Route::put( '/profiles/{id}', $operations->update( ... ) ),
			Route::delete( '/profiles/{id}', $operations->delete( ... ) ),
			Route::get( '/profiles/user/{user_id}', $operations->get_by_user( ... ) ),
		);
	}

	private function operations(): ProfileOperations {
		$fields    = new ProfileFields( $this->meta_keys );
		$presenter = new ProfilePresenter( $this->policy, $this->meta_keys );
		$profiles  = new Profiles(
			$this->store,
			new ProfileLists( $this->database, $this->index ),
			$this->writer,
			$this->policy,
			$presenter,
			new ProfileInput( $this->meta_keys, $this->photos ),
			new Managers( $this->store, 'meta.' . MetaKeys::REPORTS_TO ),
			new ProfileChanges( $fields, $this->policy, $presenter ),
			$this->meta_keys,
		);
		return new ProfileOperations( $profiles, $this->policy, $fields );
	}
}
