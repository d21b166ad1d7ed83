<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Services;
use Svc\Kernel\Feature;
use Svc\Users\Imports\TraceStore;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\Storage\OpenManagerStore;

/** Adds profiles to WordPress's tools for personal data, and suggests a policy text. Bookmarks, uploaded photos and the history have their own exporters. */
final class PrivacyFeature implements Feature {

	public function __construct(
		private readonly Services $services,
		private readonly PhotoFeature $photos,
	) {}

	public function routes(): array {
		return array();
	}

	/** @return array<string, array<string, mixed>> */
	public function exporters(): array {
		return array(
			'svc-profile' => array(
				'exporter_friendly_name' => __( 'Company profile', 'svc' ),
				'callback'               => fn ( string $email ): array => $this->export( $email ),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	public function erasers(): array {
		return array(
			'svc-profile' => array(
				'eraser_friendly_name' => __( 'Company profile', 'svc' ),
				'callback'             => fn ( string $email ): array => $this->eraser()->erase( $email ),
			),
		);
	}

	private function eraser(): ProfileEraser {
		return new ProfileEraser( $this->services->profile_store(), $this->services->writer(), $this->services->trash(), $this->services->intranet(), $this->photos->owners(), $this->photos->uploads(), new TraceStore( $this->services->database ), $this->services->change_log(), $this->services->history_store(), $this->services->kept_company() );
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$traces = new ImportTraces( new TraceStore( $this->services->database ), new OpenManagerStore( $this->services->database ) );
		return ( new ProfileExporter( $this->services->profile_store(), $this->services->trash()->trash, $this->services->intranet(), $this->services->dotted_lines(), $this->services->columns(), $traces, $this->services->addresses() ) )->export( $email );
	}
}
