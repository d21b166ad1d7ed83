<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use SplTempFileObject;

/** The answer of an operation. */
final class Reply {

	/** Bytes of a file kept in memory; beyond this, PHP uses a temporary file. */
	private const IN_MEMORY = 2 * 1024 * 1024;

	/**
	 * @param array<string, mixed> $body
	 * @param string|null          $created Path of the created resource below the namespace; empty where it has no address, null where nothing was created.
	 * @param string|null          $etag    Validator of the written resource or of the document; for other reads it is computed from the body.
	 */
	private function __construct(
		public readonly array $body,
		public readonly ?Page $page = null,
		public readonly ?string $created = null,
		public readonly ?string $etag = null,
		public readonly ?Document $document = null,
		/** @var array<string, string> Further headers, by name. */
		public readonly array $headers = array(),
	) {}

	/** @param array<string, mixed> $body */
	public static function one( array $body ): self {
		return new self( $body );
	}

	public static function page( Page $page ): self {
		return new self( $page->envelope(), page: $page );
	}

	/** @param array<string, mixed> $body */
	public static function created( array $body, string $path, string $etag ): self {
		return new self( $body, created: $path, etag: $etag );
	}

	/** @param array<string, mixed> $body Body of a created resource without an address in this API. */
	public static function made( array $body ): self {
		return new self( $body, created: '' );
	}

	/** @param array<string, string> $headers */
	public function with_headers( array $headers ): self {
		return new self( $this->body, $this->page, $this->created, $this->etag, $this->document, $headers );
	}

	/** @param array<string, mixed> $body */
	public static function updated( array $body, string $etag ): self {
		return new self( $body, etag: $etag );
	}

	/** @param string $etag From Etag::of() of the document's source data. The document is loaded only if the client does not have this version. */
	public static function document( Document $document, string $etag ): self {
		return new self( array(), etag: $etag, document: $document );
	}

	/** @param iterable<string> $lines Lines of a file to save; they may exceed the memory. */
	public static function lines( string $content_type, iterable $lines, string $filename ): self {
		$file = new SplTempFileObject( self::IN_MEMORY );
		$hash = hash_init( 'sha256' );
		foreach ( $lines as $line ) {
			hash_update( $hash, $line );
			$file->fwrite( $line );
		}
		return self::document( new Document( $content_type, static fn () => $file, $filename ), Etag::of( hash_final( $hash ) ) );
	}

	/** The answer as decoded values. */
	public function content(): mixed {
		return null === $this->document ? $this->body : $this->document->content();
	}
}
