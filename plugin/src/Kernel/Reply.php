<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use RuntimeException;

/** What an operation answers. */
final class Reply {

	/** What is more of a file's lines goes to one that the system takes away again. */
	private const IN_MEMORY = 2 * 1024 * 1024;

	/**
	 * @param array<string, mixed> $body
	 * @param string|null          $created Path of the new thing below the namespace, where one was made; empty where it has none.
	 * @param string|null          $etag    Validator of the thing written or of the document; other reads are given one by their body.
	 */
	private function __construct(
		public readonly array $body,
		public readonly ?Page $page = null,
		public readonly ?string $created = null,
		public readonly ?string $etag = null,
		public readonly ?Document $document = null,
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

	/** @param array<string, mixed> $body Of something new that has no address among ours. */
	public static function made( array $body ): self {
		return new self( $body, created: '' );
	}

	/** @param array<string, mixed> $body */
	public static function updated( array $body, string $etag ): self {
		return new self( $body, etag: $etag );
	}

	/** @param string $etag By Etag::of() of what the document is made of; it is loaded only where this is new to the client. */
	public static function document( Document $document, string $etag ): self {
		return new self( array(), etag: $etag, document: $document );
	}

	/** @param iterable<string> $lines Of a file to save; memory does not hold them all. */
	public static function lines( string $content_type, iterable $lines, string $filename ): self {
		$stream = fopen( 'php://temp/maxmemory:' . self::IN_MEMORY, 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen -- memory, with the system's own spill.
		if ( false === $stream ) {
			throw new RuntimeException( 'No room for a file.' );
		}
		$hash = hash_init( 'sha256' );
		foreach ( $lines as $line ) {
			hash_update( $hash, $line );
			fwrite( $stream, $line ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fwrite -- memory.
		}
		return self::document( new Document( $content_type, static fn () => $stream, $filename ), Etag::of( hash_final( $hash ) ) );
	}

	/** What is said, for those who want it as values. */
	public function content(): mixed {
		return null === $this->document ? $this->body : $this->document->content();
	}
}
