<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\BlockSet;
use Svc\LeadPages\Intake;
use Svc\LeadPages\Intake\PublicForm;
use Svc\LeadPages\Pages\PageStore;
use Svc\Users\Contacts;

/** The blocks of lead pages, what is sent by them without JavaScript, and the template of the pages. */
final class LeadBlocks {

	/** Same as SentForm::NAME, without loading the class. */
	private const SENT = 'svc-lead';

	private ?SentForm $sent = null;

	/**
	 * @param Closure(): PageStore  $pages
	 * @param Closure(): PublicForm $forms
	 * @param Closure(): Intake     $intake
	 * @param Closure(): Contacts   $contacts
	 * @param string                $post_type Of lead pages.
	 */
	public function __construct(
		private readonly Closure $pages,
		private readonly Closure $forms,
		private readonly Closure $intake,
		private readonly Closure $contacts,
		private readonly string $post_type,
	) {}

	public function register(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only looked at: other requests load nothing for it.
		add_action( 'template_redirect', fn () => isset( $_POST[ self::SENT ] ) ? $this->sent()->take( $this->intake ) : null, 1 );
		add_filter( 'wp_robots', static fn ( array $robots ): array => isset( $_GET[ self::SENT ] ) ? wp_robots_no_robots( $robots ) : $robots );
		// phpcs:enable
		add_action( 'init', fn () => wp_is_block_theme() ? PageTemplate::register( $this->post_type ) : null );
		add_filter( 'single_template', fn ( string $file ): string => is_singular( $this->post_type ) && ! wp_is_block_theme() ? PageTemplate::file( $file, $this->post_type ) : $file );
		add_filter( 'the_content', fn ( string $content ): string => is_singular( $this->post_type ) ? LeadDisclosureBlock::append( $content, $this->post_type ) : $content, 12 );
		add_filter( 'svc_person_of_page', fn ( int $user_id, string $person, int $post_id ): int => $this->person( $person, $post_id ) ?? $user_id, 10, 3 );
	}

	public function set(): BlockSet {
		return new BlockSet(
			'svc-leads',
			array(
				'lead-form'       => fn (): Block => new LeadFormBlock( $this->shown(), $this->forms, $this->sent() ),
				'lead-disclosure' => fn (): Block => new LeadDisclosureBlock( $this->shown(), $this->contacts ),
			)
		);
	}

	/** The owner or the partner of the lead page that a person card is on. */
	private function person( string $person, int $post_id ): ?int {
		if ( get_post_type( $post_id ) !== $this->post_type ) {
			return null;
		}
		$page = $this->shown()->find( $post_id );
		return 'partner' === $person ? $page?->partner_user_id : $page?->owner_user_id;
	}

	private function shown(): ShownPage {
		return new ShownPage( $this->pages );
	}

	/** One of each request: all forms of a page know which one was sent. */
	private function sent(): SentForm {
		return $this->sent ??= SentForm::current();
	}
}
