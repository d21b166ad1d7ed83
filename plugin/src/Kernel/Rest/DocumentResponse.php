<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Document;
use WP_REST_Response;

/** A response that sends its document unchanged, and decodes it only when other code reads the data. */
final class DocumentResponse extends WP_REST_Response {

	/** Null once other code has replaced the data. */
	private ?Document $document = null;

	public function __construct( Document $document ) {
		parent::__construct();
		$this->document = $document;
		if ( ! $document->is_json() ) {
			$this->header( 'Content-Type', $document->content_type );
		}
		if ( null !== $document->filename ) {
			$this->header( 'Content-Disposition', 'attachment; filename="' . $document->filename . '"' );
		}
		// Makes reads of the property call __get().
		unset( $this->data );
	}

	public function document(): ?Document {
		return $this->document;
	}

	public function __get( string $name ): mixed {
		return 'data' === $name ? $this->get_data() : null;
	}

	public function __isset( string $name ): bool {
		return 'data' === $name && null !== $this->get_data();
	}

	public function get_data(): mixed {
		if ( null === $this->document ) {
			return $this->data;
		}
		// A decoded large document takes several times the memory of its text.
		wp_raise_memory_limit( 'svc_document' );
		return $this->document->content();
	}

	/** @param mixed $data */
	public function set_data( $data ): void {
		$this->document = null;
		$this->data     = $data;
	}
}
