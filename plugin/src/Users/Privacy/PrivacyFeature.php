<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Kernel\Feature;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Profiles in WordPress's tools for personal data, and what a privacy policy may say of them. Bookmarks and uploaded photos have exporters of their own. */
final class PrivacyFeature implements Feature {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
		private readonly MetaKeys $meta_keys,
		private readonly PhotoFeature $photos,
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
		add_action( 'admin_init', array( PolicyText::class, 'suggest' ) );
	}

	public function routes(): array {
		return array();
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		return $exporters + array(
			'svc-profile' => array(
				'exporter_friendly_name' => __( 'Company profile', 'svc' ),
				'callback'               => fn ( string $email ): array => $this->export( $email ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		return $erasers + array(
			'svc-profile' => array(
				'eraser_friendly_name' => __( 'Company profile', 'svc' ),
				'callback'             => fn ( string $email ): array => $this->eraser()->erase( $email ),
			),
		);
	}

	private function eraser(): ProfileEraser {
		return new ProfileEraser( $this->store, $this->writer, $this->intranet, $this->photos->owners(), $this->photos->uploads() );
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$columns = new Columns( new ProfileFields( $this->meta_keys ), new IntranetFields(), $this->meta_keys );
		return ( new ProfileExporter( $this->store, $this->intranet, $columns, $this->meta_keys ) )->export( $email );
	}
}
