<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\Kernel\Database\Database;
use WP_Post;

/** The revisions that WordPress keeps of templates, without autosaves. */
final class Revisions {

	public function __construct( private readonly Database $database ) {}

	/** @return array{list<array<string, mixed>>, int} One page, the newest first, and the total. */
	public function page( Template $template, int $page, int $per_page ): array {
		$from  = 'FROM %i WHERE post_parent = %d AND post_type = %s AND post_name LIKE %s';
		$which = array( $this->database->wpdb->posts, $template->id, 'revision', $this->database->wpdb->esc_like( "$template->id-revision-" ) . '%' );
		$total = (int) ( $this->database->row( "SELECT COUNT(*) AS total $from", ...$which )['total'] ?? 0 );
		$rows  = $this->database->rows( "SELECT ID, post_date_gmt $from ORDER BY post_date_gmt DESC, ID DESC LIMIT %d OFFSET %d", ...$which, ...array( $per_page, ( $page - 1 ) * $per_page ) );
		update_meta_cache( 'post', array_map( 'intval', array_column( $rows, 'ID' ) ) );
		return array( array_map( static fn ( array $row ): array => self::present( $template, $row ), $rows ), $total );
	}

	/** @return Template|null The template as it was, with its status and purpose of now; null for autosaves and other posts. */
	public function state( Template $template, int $revision ): ?Template {
		return false === wp_is_post_autosave( $revision ) ? self::saved( $template, $revision ) : null;
	}

	/** @return Template|null As state(), of an autosave too. */
	public static function saved( Template $template, int $revision ): ?Template {
		$post = get_post( $revision );
		if ( ! $post instanceof WP_Post || 'revision' !== $post->post_type || $template->id !== $post->post_parent ) {
			return null;
		}
		$has_lines = $template->purpose->has_subject();
		return $template->with(
			array(
				'name'      => TemplatePosts::name( $post->post_title ),
				'content'   => $post->post_content,
				'subject'   => $has_lines ? TemplatePosts::text( $revision, TemplatePosts::SUBJECT ) : null,
				'preheader' => $has_lines ? TemplatePosts::text( $revision, TemplatePosts::PREHEADER ) : null,
				'theme'     => TemplatePosts::theme( $revision ),
			)
		);
	}

	/** WordPress deletes posts of a deleted account, so a revision has no author, but the account in its meta. */
	public static function keep_writer( int $revision, int $post_id ): void {
		if ( TemplatePosts::TYPE === get_post_type( $post_id ) && get_current_user_id() > 0 ) {
			update_metadata( 'post', $revision, TemplatePosts::WRITER, get_current_user_id() );
		}
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function present( Template $template, array $row ): array {
		$id     = (int) $row['ID'];
		$writer = (int) TemplatePosts::text( $id, TemplatePosts::WRITER );
		return array(
			'id'         => $id,
			'author'     => $writer > 0 ? $writer : null,
			'created_at' => TemplatePosts::instant( (string) $row['post_date_gmt'] ),
			'subject'    => $template->purpose->has_subject() ? TemplatePosts::text( $id, TemplatePosts::SUBJECT ) : null,
		);
	}
}
