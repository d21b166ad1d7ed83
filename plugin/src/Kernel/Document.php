<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Generator;

/** An answer whose body is ready-made text, stored and sent unchanged. It is not loaded when a 304 is sent. */
final class Document {

	private const PIECE = 65536;

	private ?string $bytes = null;

	/** @var resource|null */
	private $stream = null;

	/**
	 * @param Closure(bool): (string|resource) $load Returns the text, plain or gzipped, or a stream for large files; called once. Its argument says whether the client accepts gzip; stored gzip may be returned in any case.
	 * @param string|null           $filename Suggested name for saving; null to display the document.
	 */
	public function __construct(
		public readonly string $content_type,
		private readonly Closure $load,
		public readonly ?string $filename = null,
	) {}

	public function load( bool $gzip_is_welcome ): void {
		if ( null !== $this->bytes || null !== $this->stream ) {
			return;
		}
		$loaded = ( $this->load )( $gzip_is_welcome );
		if ( is_string( $loaded ) ) {
			$this->bytes = $loaded;
		} else {
			$this->stream = $loaded;
		}
	}

	public function bytes(): string {
		$this->load( false );
		return null === $this->stream ? (string) $this->bytes : (string) stream_get_contents( $this->stream, offset: 0 );
	}

	public function is_gzipped(): bool {
		$this->load( false );
		return null === $this->stream && Gzip::is( (string) $this->bytes );
	}

	public function is_json(): bool {
		return str_starts_with( $this->content_type, 'application/json' );
	}

	/** @return Generator<string> The plain text in pieces, because it may be much larger than the gzipped bytes. */
	public function pieces(): Generator {
		$this->load( false );
		if ( null !== $this->stream ) {
			yield from self::pieces_of( $this->stream );
			return;
		}
		if ( ! $this->is_gzipped() ) {
			yield $this->bytes();
			return;
		}
		$inflate = inflate_init( ZLIB_ENCODING_GZIP );
		$length  = strlen( $this->bytes() );
		for ( $offset = 0; false !== $inflate && $offset < $length; $offset += self::PIECE ) {
			yield (string) inflate_add( $inflate, substr( $this->bytes(), $offset, self::PIECE ) );
		}
	}

	/**
	 * @param resource $stream
	 * @return Generator<string>
	 */
	private static function pieces_of( $stream ): Generator {
		rewind( $stream );
		while ( ! feof( $stream ) ) {
			yield (string) fread( $stream, self::PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fread -- a stream in memory.
		}
	}

	/** The decoded JSON, or the text of other formats. */
	public function content(): mixed {
		$text = implode( '', iterator_to_array( $this->pieces(), false ) );
		return $this->is_json() ? json_decode( $text, true ) : $text;
	}
}
