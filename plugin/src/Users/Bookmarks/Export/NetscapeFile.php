<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Export;

/** The Netscape bookmark file format, which all browsers import. Collections become folders. */
final class NetscapeFile {

	private const HEAD = <<<'HTML'
		<!DOCTYPE NETSCAPE-Bookmark-file-1>
		<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
		<TITLE>Bookmarks</TITLE>
		<H1>Bookmarks</H1>
		<DL><p>

		HTML;

	/**
	 * @param list<string>               $collections
	 * @param list<array<string, mixed>> $bookmarks As BookmarkPresenter returns them.
	 */
	public static function of( array $collections, array $bookmarks ): string {
		$folders = array_fill_keys( array_map( 'strval', $collections ), '' );
		foreach ( $bookmarks as $bookmark ) {
			$folders[ $bookmark['collection'] ] = ( $folders[ $bookmark['collection'] ] ?? '' ) . self::link( $bookmark );
		}
		$html = self::HEAD;
		foreach ( $folders as $name => $links ) {
			$html .= "    <DT><H3>" . self::escaped( (string) $name ) . "</H3>\n    <DL><p>\n$links    </DL><p>\n";
		}
		return "$html</DL><p>\n";
	}

	/** @param array<string, mixed> $bookmark */
	private static function link( array $bookmark ): string {
		$title = '' === $bookmark['post_title'] ? $bookmark['post_url'] : $bookmark['post_title'];
		return sprintf(
			"        <DT><A HREF=\"%s\" ADD_DATE=\"%d\">%s</A>\n",
			self::escaped( $bookmark['post_url'] ),
			(int) strtotime( $bookmark['created_at'] ),
			self::escaped( $title )
		);
	}

	private static function escaped( string $text ): string {
		return htmlspecialchars( (string) preg_replace( '/\s+/u', ' ', mb_scrub( $text, 'UTF-8' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
