<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\BlockSet;
use Svc\LeadPages\Pages\PageType;
use Svc\LeadPages\Services;
use WP_REST_Request;
use WP_REST_Server;

/** The blocks of lead pages, what is sent by them without JavaScript, and the template of the pages. */
final class LeadBlocks {

	/** Same as SentForm::NAME, without loading the class. */
	private const SENT = 'svc-lead';

	private ?SentForm $sent = null;

	/** @param Closure(): Services $services */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only looked at: other requests load nothing for it.
		if ( isset( $_POST[ self::SENT ] ) ) {
			add_action( 'template_redirect', fn () => $this->sent()->take( $this->services ), 1 );
		}
		if ( isset( $_GET[ self::SENT ] ) ) {
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
		}
		// phpcs:enable
		// A title for the editor would load all translations in every request.
		add_action( 'wp', static fn () => is_singular( PageType::NAME ) && wp_is_block_theme() ? PageTemplate::register() : null );
		add_filter( 'single_template', static fn ( mixed $file ): mixed => is_string( $file ) && ! wp_is_block_theme() && is_singular( PageType::NAME ) ? PageTemplate::file( $file ) : $file );
		add_filter( 'the_content', static fn ( mixed $content ): mixed => is_string( $content ) && is_singular( PageType::NAME ) ? LeadDisclosureBlock::append( $content ) : $content, 12 );
		add_filter( 'rest_pre_dispatch', self::offer_template( ... ), 10, 3 );
		add_filter( 'svc_person_of_page', fn ( int $user_id, string $person, int $post_id ): int => $this->person( $person, $post_id ) ?? $user_id, 10, 3 );
	}

	public function set(): BlockSet {
		return new BlockSet(
			'svc-leads',
			array(
				'lead-form'       => fn (): Block => new LeadFormBlock( $this->shown(), $this->services, $this->sent() ),
				'lead-disclosure' => fn (): Block => new LeadDisclosureBlock( $this->shown(), $this->services ),
			)
		);
	}

	/** Registers the template where the editor asks for templates. */
	private static function offer_template( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( str_starts_with( $request->get_route(), '/wp/v2/templates' ) && wp_is_block_theme() ) {
			PageTemplate::register();
		}
		return $result;
	}

	/** The owner or the partner of the lead page that a person card is on. */
	private function person( string $person, int $post_id ): ?int {
		if ( get_post_type( $post_id ) !== PageType::NAME ) {
			return null;
		}
		$page = $this->shown()->find( $post_id );
		return 'partner' === $person ? $page?->partner_user_id : $page?->owner_user_id;
	}

	private function shown(): ShownPage {
		return new ShownPage( $this->services );
	}

	/** One of each request: all forms of a page know which one was sent. */
	private function sent(): SentForm {
		return $this->sent ??= SentForm::current();
	}
}
