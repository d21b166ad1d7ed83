<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Intranet\IntranetKey;
use Svc\Users\Intranet\IntranetMeta;
use Svc\Users\Profiles\Managers;
use Svc\Users\Profiles\ProfileStore;
use Svc\Users\Profiles\ProfileWriter;

/** The intranet profile of each person. */
final class IntranetProfileFeature implements Feature {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
	) {}

	public function register(): void {}

	public function routes(): array {
		$fields     = new IntranetFields();
		$profiles   = new IntranetProfiles( $this->store, $this->writer, $this->intranet, new Managers( $this->store, IntranetKey::ReportsTo->field() ), new IntranetChanges( $fields ) );
		$operations = new IntranetProfileOperations( $profiles, $fields );
		return array(
			Route::get( '/intranet/profile/{id}', $operations->get( ... ) ),
			Route::put( '/intranet/profile/{id}', $operations->update( ... ) ),
		);
	}
}
