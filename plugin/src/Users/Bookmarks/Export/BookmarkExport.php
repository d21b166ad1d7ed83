<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Export;

use Svc\Kernel\Document;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Bookmarks\BookmarkFields;
use Svc\Users\Bookmarks\Storage\Collection;

/** The caller's bookmarks as a file to download. */
final class BookmarkExport {

	public const JSON     = 'json';
	public const NETSCAPE = 'netscape';
	public const FORMATS  = array( self::JSON, self::NETSCAPE );

	/** @param array{collections: list<string>, bookmarks: list<array<string, mixed>>} $export */
	public static function document( array $export, string $format ): Document {
		return self::NETSCAPE === $format
			? new Document( 'text/html; charset=utf-8', static fn (): string => NetscapeFile::of( $export['collections'], $export['bookmarks'] ), filename: 'bookmarks.html' )
			: new Document( 'application/json; charset=UTF-8', static fn (): string => (string) wp_json_encode( $export, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), filename: 'bookmarks.json' );
	}

	/** The schema of the JSON file. It names empty collections, too. */
	public static function record(): Record {
		return new Record(
			array(
				'collections' => ( new ListOf( new Text( Collection::LONGEST_NAME, 1 ) ) )->describe( __( 'Names of all collections', 'svc' ) ),
				'bookmarks'   => ( new ListOf( BookmarkFields::bookmark(), unique: false ) )->describe( __( 'Bookmarks, the newest first; post_id, site_id and collection of each are what adding it again takes', 'svc' ) ),
			),
			array( 'collections', 'bookmarks' )
		);
	}
}
