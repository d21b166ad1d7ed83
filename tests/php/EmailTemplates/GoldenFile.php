<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use RuntimeException;

/** A file of `golden/`: block markup, then the rows and the plain text that are made of it. `write.php` there writes them anew. */
final class GoldenFile {

	private const HTML = "\n=== html ===\n";
	private const TEXT = "\n=== text ===\n";

	private function __construct(
		private readonly string $file,
		public readonly string $content,
		public readonly string $html,
		public readonly string $text,
	) {}

	/** @return array<string, array{self}> By name. */
	public static function all(): array {
		$all = array();
		foreach ( (array) glob( __DIR__ . '/golden/*.golden' ) as $file ) {
			$all[ basename( (string) $file, '.golden' ) ] = array( self::read( (string) $file ) );
		}
		return $all;
	}

	public function write( string $html, string $text ): void {
		file_put_contents( $this->file, rtrim( $this->content ) . "\n" . self::HTML . $html . "\n" . self::TEXT . $text . "\n" );
	}

	private static function read( string $file ): self {
		$all = file_get_contents( $file );
		if ( false === $all ) {
			throw new RuntimeException( "$file cannot be read." );
		}
		[ $content, $rest ] = explode( self::HTML, $all, 2 ) + array( '', '' );
		[ $html, $text ]    = explode( self::TEXT, $rest, 2 ) + array( '', '' );
		return new self( $file, $content, rtrim( $html, "\n" ), rtrim( $text, "\n" ) );
	}
}
