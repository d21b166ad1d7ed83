<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Etag;
use Svc\Kernel\OnSite;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;
use WP_Post;

/**
 * What stands where in the post of a page.
 *
 * The author is the owner, the title is escaped as the editor does it, the content is blocks; the rest is post meta, each value
 * as the API answers it: an empty array where there is no co-marketing, 0 where there is no partner.
 */
final class PagePosts {

	public const TYPE = PageType::NAME;

	/** What the keys of their post meta begin with. */
	public const META = PageType::META;

	public const FORM         = self::META . 'form';
	public const ROUTING      = self::META . 'routing';
	public const CO_MARKETING = self::META . 'co_marketing';
	public const PARTNER      = self::META . 'partner';
	public const TEMPLATE     = self::META . 'template';
	public const CONFIRMATION = self::META . 'confirmation';

	/** Seconds since 1970. WordPress sets the date of a post to when it is published. SQLite's driver rewrites texts that look like dates. */
	public const CREATED = self::META . 'created';

	/** @return LeadPage|null Null for other posts, and for one in the trash or with a status that pages do not have. */
	public static function page( WP_Post $post ): ?LeadPage {
		$status = PageStatus::tryFrom( $post->post_status );
		return self::TYPE === $post->post_type && null !== $status ? self::read( $post, $status ) : null;
	}

	/** @return LeadPage|null As the draft that it is when it is restored; null for other posts, and for one that is not in the trash. */
	public static function trashed( WP_Post $post ): ?LeadPage {
		return self::TYPE === $post->post_type && 'trash' === $post->post_status ? self::read( $post, PageStatus::Draft ) : null;
	}

	/** @return array<string, mixed> By key; of a post or a revision. */
	public static function meta_of( int $post_id ): array {
		$keys = array( self::FORM, self::ROUTING, self::CO_MARKETING, self::PARTNER, self::TEMPLATE, self::CONFIRMATION );
		return array_combine( $keys, array_map( static fn ( string $key ): mixed => self::value( $post_id, $key ), $keys ) );
	}

	/** @param array<string, mixed> $meta Any of meta_of(); values that are not right read as those of a page that has none. */
	public static function with_meta( LeadPage $page, array $meta ): LeadPage {
		$changes = array();
		foreach ( $meta as $key => $value ) {
			$list     = is_array( $value ) ? $value : array();
			$number   = is_scalar( $value ) ? (int) $value : 0;
			$changes += match ( $key ) {
				self::FORM         => array( 'form' => LeadForm::of( $list ) ),
				self::ROUTING      => array( 'routing' => Routing::of( $list ) ),
				self::CO_MARKETING => array( 'co_marketing' => CoMarketing::of( $list ) ),
				self::PARTNER      => array( 'partner_user_id' => $number > 0 ? $number : null ),
				self::TEMPLATE     => array( 'template' => PageTemplate::tryFrom( is_string( $value ) ? $value : '' ) ?? PageTemplate::LoanOfficer ),
				self::CONFIRMATION => array( 'has_confirmation' => 1 === $number ),
				default            => array(),
			};
		}
		return $page->with( $changes );
	}

	/** @return array<string, mixed> By key, as it is stored. */
	public static function meta( LeadPage $page ): array {
		return array(
			self::FORM         => $page->form->all(),
			self::ROUTING      => $page->routing->fields(),
			self::CO_MARKETING => $page->co_marketing?->fields() ?? array(),
			self::PARTNER      => $page->partner_user_id ?? 0,
			self::TEMPLATE     => $page->template->value,
			self::CONFIRMATION => $page->has_confirmation,
		);
	}

	/** Differs when title, content or meta differ: the editor sends all three back as it has read them. */
	public static function version( int $post_id ): string {
		$columns = array( get_post_field( 'post_title', $post_id, 'raw' ), get_post_field( 'post_content', $post_id, 'raw' ) );
		return Etag::of( array( $columns, self::meta_of( $post_id ) ) );
	}

	public static function title( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	public static function stored_title( string $title ): string {
		return htmlspecialchars( $title, ENT_NOQUOTES, 'UTF-8' );
	}

	/** Deletes those of every site with their revisions, when the plugin is uninstalled. */
	public static function delete_all(): void {
		OnSite::each(
			static function (): void {
				global $wpdb;
				foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s", self::TYPE ) ) as $id ) {
					wp_delete_post( (int) $id, true );
				}
			}
		);
	}

	private static function read( WP_Post $post, PageStatus $status ): LeadPage {
		$created = self::value( $post->ID, self::CREATED );
		return self::with_meta(
			new LeadPage(
				$post->ID,
				self::title( $post->post_title ),
				urldecode( $post->post_name ),
				$status,
				(string) get_permalink( $post ),
				PageTemplate::LoanOfficer,
				(int) $post->post_author > 0 ? (int) $post->post_author : null,
				null,
				null,
				new LeadForm( array(), array(), '', '', null ),
				Routing::of( array() ),
				false,
				is_numeric( $created ) ? gmdate( 'Y-m-d\TH:i:s\Z', (int) $created ) : self::instant( $post->post_date_gmt ),
				// A draft that was never changed has no time in UTC.
				self::instant( get_gmt_from_date( $post->post_modified ) ),
			),
			self::meta_of( $post->ID ),
		);
	}

	/** Read without the registered default, which only the editor needs. */
	private static function value( int $post_id, string $key ): mixed {
		$values = get_metadata_raw( 'post', $post_id, $key );
		return is_array( $values ) ? $values[0] ?? null : null;
	}

	private static function instant( string $gmt ): string {
		return str_replace( ' ', 'T', $gmt ) . 'Z';
	}
}
