<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Services;
use Svc\Users\Settings\Settings;
use Svc\Users\Storage\History\HistoryCleaner;

/** What was changed in profiles. No ability offers it: it has former values, which people may have removed on purpose. */
final class HistoryFeature implements Feature {

	private ?HistoryFollower $follower = null;

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/profiles/{id}/history', fn () => $this->operations()->list() ),
		);
	}

	public function follower(): HistoryFollower {
		return $this->follower ??= new HistoryFollower( $this->services->database, $this->services->intranet(), $this->services->intranet_fields(), $this->services->change_log(), $this->services->history_store() );
	}

	public function cleaner(): HistoryCleaner {
		return new HistoryCleaner( $this->services->history_store(), Settings::history_days( ... ) );
	}

	public function exporter(): HistoryExporter {
		return new HistoryExporter( $this->services->history_store(), $this->services->history_fields(), $this->services->profile_store() );
	}

	private function operations(): HistoryOperations {
		return new HistoryOperations(
			new History( $this->services->history_store(), $this->services->history_fields(), $this->services->profile_store(), $this->services->policy() )
		);
	}
}
